/** Shown in the docs; a test runs it in a browser, unmodified. */
export const liveClient = `const events = new EventSource("/events/live")

for (const type of ["published", "changed", "taken_down"])
  events.addEventListener(\`news_story.\${type}\`, ({ data }) => {
    const { timestamp, data: story } = JSON.parse(data)
    console.log(type, story.type, story.id, story.address, timestamp)
  })
`
