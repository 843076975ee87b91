import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import { tooManyRequests } from "../api/failures.ts"

/** Tries that fail, by key, within a time. Successful sign-ins give back what they took. */
export class SignInThrottle {
  private readonly byAccount = new RateLimiterMemory({ points: 10, duration: 15 * 60 })
  private readonly byAddress = new RateLimiterMemory({ points: 50, duration: 15 * 60 })

  /** Takes one try of the account and of the address. @throws TOO_MANY_REQUESTS with the seconds to wait. */
  async take(account: string, address: string) {
    await take(this.byAddress, address)
    await take(this.byAccount, account)
  }

  async giveBack(account: string, address: string) {
    await this.byAccount.delete(account)
    await this.byAddress.reward(address, 1)
  }
}

async function take(limiter: RateLimiterMemory, key: string) {
  try {
    await limiter.consume(key)
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw tooManyRequests(Math.ceil(reason.msBeforeNext / 1000))
    throw reason
  }
}
