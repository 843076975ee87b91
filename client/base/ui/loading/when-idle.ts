/** Safari has no `requestIdleCallback` yet. */
export const whenIdle = () =>
  new Promise<void>((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(() => resolve(), { timeout: 3000 }) : setTimeout(resolve),
  )
