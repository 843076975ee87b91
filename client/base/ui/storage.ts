/** Storage may be full or forbidden: then nothing is stored. */
export const tabStorage = safely(() => sessionStorage)
export const deviceStorage = safely(() => localStorage)

function safely(storage: () => Storage) {
  const tried = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(storage())
    } catch {
      return null
    }
  }

  return {
    get: (name: string) => tried((storage) => storage.getItem(name)),
    set: (name: string, text: string) => tried((storage) => storage.setItem(name, text)) !== null,
    remove: (name: string) => void tried((storage) => storage.removeItem(name)),
  }
}
