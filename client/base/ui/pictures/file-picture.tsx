import { type ComponentProps, useEffect, useState } from "react"

/** A picture that was chosen here and may not be stored yet. */
export function FilePicture({ file, alt, ...image }: ComponentProps<"img"> & { file: File; alt: string }) {
  const address = useFileAddress(file)
  return address && <img {...image} src={address} alt={alt} />
}

/** Undefined at first, and without a file. */
export function useFileAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (!file) return setAddress(undefined)
    const objectUrl = URL.createObjectURL(file)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])

  return address
}
