import { useEffect, useState } from "react"

export function useFileAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  return address
}
