import { getMetadataStorage } from "class-validator"

type Storage = ReturnType<typeof getMetadataStorage>
type Checks = ReturnType<Storage["getTargetValidationMetadatas"]>

/** class-validator looks through the checks of all classes for every object: a quarter of all that an add allocates. */
export function rememberChecks() {
  const storage = getMetadataStorage()
  const find = storage.getTargetValidationMetadatas.bind(storage)
  const declare = storage.addValidationMetadata.bind(storage)
  /** By class, then by the class that the object lies within. */
  let known = new WeakMap<object, Map<unknown, Checks>>()
  storage.getTargetValidationMetadatas = (target, within, always, strictGroups, groups) => {
    if (always || strictGroups || groups?.length) return find(target, within, always, strictGroups, groups)
    const ofTarget = known.get(target) ?? new Map<unknown, Checks>()
    const checks = ofTarget.get(within) ?? find(target, within, always, strictGroups, groups)
    known.set(target, ofTarget.set(within, checks))
    return checks
  }
  // A class that is checked already may get further checks, by itself or by one that it extends.
  storage.addValidationMetadata = (metadata) => {
    known = new WeakMap()
    declare(metadata)
  }
}
