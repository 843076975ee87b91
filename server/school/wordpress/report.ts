export class Report {
  private readonly imported = new Map<string, number>()
  private readonly skipped = new Map<string, Map<string, string>>()
  private item = ""

  begin(id: string) {
    this.item = id
  }

  addImported(kind: string) {
    this.imported.set(kind, (this.imported.get(kind) ?? 0) + 1)
  }

  addSkipped(why: string, where: string) {
    const places = this.skipped.get(why) ?? new Map()
    this.skipped.set(why, places.set(`${this.item} ${where}`, asLine(where)))
  }

  get text(): string {
    const imported = [...this.imported].map(([kind, count]) => `${String(count).padStart(8)}  ${kind}`)
    const skipped = [...this.skipped].map(
      ([why, places]) => `${why} (${places.size}):\n${[...places.values()].join("")}`,
    )
    return [
      `Taken:\n${imported.join("\n") || "       nothing that was not here already"}\n`,
      skipped.length > 0 ? `Not taken, or not as it was:\n\n${skipped.join("\n")}` : "Nothing was left behind.\n",
    ].join("\n")
  }
}

const asLine = (place: string) => `  ${place.replace(/\s+/g, " ").slice(0, 200)}\n`
