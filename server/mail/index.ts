import type { Noun } from "../api/noun.ts"
import { OutboxResolver } from "./outbox.resolver.ts"
import { OutboxMail } from "./outbox-mail.ts"

export const mail: Noun = { entities: [OutboxMail], unseen: [OutboxMail], resolvers: [OutboxResolver] }
