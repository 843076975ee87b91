import { Ctx, FieldResolver, Int, ObjectType, Query, Resolver } from "type-graphql"
import { IsNull } from "typeorm"
import { Auth } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import type { Context } from "../../content/api/context.ts"
import { Page } from "../../content/items/paging.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { Absence } from "../absences/absence.ts"
import { Application } from "../applications/application.ts"
import { Article } from "../articles/article.ts"
import { Enquiry } from "../enquiries/enquiry.ts"
import { Gallery } from "../galleries/gallery.ts"
import { failedMail, putOffMail } from "../mail/outbox.resolver.ts"
import { NewsStory } from "../news/news-story.ts"
import { Order } from "../orders/order.ts"
import { Profile } from "../profiles/profile.ts"
import { User } from "../users/user.ts"

const few = { page: 1, perPage: 5 }

@ObjectType({ description: "What the office sees first." })
class Dashboard {}

@Resolver(() => Dashboard)
export class DashboardResolver {
  @Auth(Role.ADMINISTRATOR)
  @Query(() => Dashboard, { description: "What the office sees first." })
  dashboard() {
    return new Dashboard()
  }

  @FieldResolver(() => [Order], { description: "The ten newest orders." })
  orders(@Ctx() { content }: Context) {
    return content.first(Order, 10)
  }

  @FieldResolver(() => Page(Enquiry), { description: "Messages that nobody has read: the five newest, and how many." })
  newEnquiries(@Ctx() { content }: Context) {
    return content.page(Enquiry, few, { where: { readAt: IsNull() } })
  }

  @FieldResolver(() => Page(Application), {
    description: "Applications that nobody has read: the five newest, and how many.",
  })
  newApplications(@Ctx() { content }: Context) {
    return content.page(Application, few, { where: { readAt: IsNull() } })
  }

  @FieldResolver(() => Page(Absence), {
    description: "Absences that nobody has read: the five newest, and how many.",
  })
  newAbsences(@Ctx() { content }: Context) {
    return content.page(Absence, few, { where: { readAt: IsNull() } })
  }

  @FieldResolver(() => Page(OutboxMail), {
    description: "Mail that was tried and could not be sent: the five newest, and how many.",
  })
  failedMail(@Ctx() { content }: Context) {
    return content.page(OutboxMail, few, { where: failedMail })
  }

  @FieldResolver(() => Int, { description: "How many mails are not sent yet, tried or not." })
  unsentMail(@Ctx() { database }: Context) {
    return database.read.countBy(OutboxMail, { sentAt: IsNull() })
  }

  @FieldResolver(() => Int, { description: "How many of them are put off, as there was much mail of their kind." })
  putOffMail(@Ctx() { database }: Context) {
    return database.read.countBy(OutboxMail, putOffMail())
  }

  @FieldResolver(() => Boolean, { description: "Whether the site has a mail server. Mail waits while it has none." })
  canSendMail(@Ctx() { outbox }: Context) {
    return outbox.canSend
  }

  @FieldResolver(() => Int, { description: "How many accounts there are." })
  users(@Ctx() { content }: Context) {
    return content.count(User)
  }

  @FieldResolver(() => Int, { description: "How many news stories there are." })
  news(@Ctx() { content }: Context) {
    return content.count(NewsStory)
  }

  @FieldResolver(() => Int, { description: "How many articles there are." })
  articles(@Ctx() { content }: Context) {
    return content.count(Article)
  }

  @FieldResolver(() => Int, { description: "How many profiles there are." })
  profiles(@Ctx() { content }: Context) {
    return content.count(Profile)
  }

  @FieldResolver(() => Int, { description: "How many galleries there are." })
  galleries(@Ctx() { content }: Context) {
    return content.count(Gallery)
  }
}
