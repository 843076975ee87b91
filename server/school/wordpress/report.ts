export class Report {
  private readonly taken = new Map<string, number>()
  private readonly left = new Map<string, Map<string, string>>()
  private item = ""

  begin(id: string) {
    this.item = id
  }

  took(what: string) {
    this.taken.set(what, (this.taken.get(what) ?? 0) + 1)
  }

  leave(why: string, where: string) {
    const places = this.left.get(why) ?? new Map()
    this.left.set(why, places.set(`${this.item} ${where}`, asLine(where)))
  }

  get text(): string {
    const taken = [...this.taken].map(([what, count]) => `${String(count).padStart(8)}  ${what}`)
    const left = [...this.left].map(([why, places]) => `${why} (${places.size}):\n${[...places.values()].join("")}`)
    return [
      `Taken:\n${taken.join("\n") || "       nothing that was not here already"}\n`,
      left.length > 0 ? `Not taken, or not as it was:\n\n${left.join("\n")}` : "Nothing was left behind.\n",
    ].join("\n")
  }
}

const asLine = (place: string) => `  ${place.replace(/\s+/g, " ").slice(0, 200)}\n`
