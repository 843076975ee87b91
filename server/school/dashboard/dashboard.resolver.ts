import { Ctx, FieldResolver, Int, ObjectType, Query, Resolver } from "type-graphql"
import { IsNull } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import type { Context } from "../../content/api/context.ts"
import { Page } from "../../content/items/paging.ts"
import { Recognisable } from "../../content/pictures/recognisable.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { Absence } from "../absences/absence.ts"
import { Application } from "../applications/application.ts"
import { Article } from "../articles/article.ts"
import { Enquiry } from "../enquiries/enquiry.ts"
import { Gallery } from "../galleries/gallery.ts"
import { AnswersDue, answersDue } from "../inbox/answers-due.ts"
import { isNew } from "../inbox/inbox.ts"
import { failedMail } from "../mail/outbox.resolver.ts"
import { NewsStory } from "../news/news-story.ts"
import { Order } from "../orders/order.ts"
import { Profile } from "../profiles/profile.ts"
import { User } from "../users/user.ts"

const firstFive = { page: 1, perPage: 5 }

@ObjectType({ description: "Overview for the office." })
class Dashboard {}

@Resolver(() => Dashboard)
export class DashboardResolver {
  @Auth(Role.ADMINISTRATOR)
  @Query(() => Dashboard, { description: "Overview for the office." })
  dashboard() {
    return new Dashboard()
  }

  @FieldResolver(() => [Order], { description: "The ten newest orders." })
  orders(@Ctx() { content }: Context) {
    return content.first(Order, 10)
  }

  @FieldResolver(() => Page(Enquiry), {
    description: "New messages, which nobody has taken or is done with: the five newest, and the total.",
  })
  newEnquiries(@Ctx() { content }: Context) {
    return content.page(Enquiry, firstFive, { where: isNew })
  }

  @FieldResolver(() => Page(Application), {
    description: "New applications, which nobody has taken or is done with: the five newest, and the total.",
  })
  newApplications(@Ctx() { content }: Context) {
    return content.page(Application, firstFive, { where: isNew })
  }

  @FieldResolver(() => Page(Absence), {
    description: "New absences, which nobody has taken or is done with: the five newest, and the total.",
  })
  newAbsences(@Ctx() { content }: Context) {
    return content.page(Absence, firstFive, { where: isNew })
  }

  @FieldResolver(() => [AnswersDue], { description: "Answers to open messages and applications, by the promised day." })
  answersDue(@Ctx() { database }: Context) {
    return answersDue(database.read)
  }

  @FieldResolver(() => Page(OutboxMail), {
    description: "Mail that could not be sent: the five newest, and the total.",
  })
  failedMail(@Ctx() { content }: Context) {
    return content.page(OutboxMail, firstFive, { where: failedMail })
  }

  @FieldResolver(() => Int, { description: "Number of unsent mails, whether attempted or not." })
  unsentMail(@Ctx() { database }: Context) {
    return database.read.countBy(OutboxMail, { sentAt: IsNull() })
  }

  @FieldResolver(() => Int, {
    description: "Number of public pictures of which nobody has said who can be recognised.",
  })
  async unsaidPictures(@Ctx() { database, pictures }: Context) {
    return (await pictures.uses.publicFiles(database.read, { recognisable: Recognisable.UNSAID })).length
  }

  @FieldResolver(() => Int, { description: "Number of accounts." })
  users(@Ctx() { content }: Context) {
    return content.count(User)
  }

  @FieldResolver(() => Int, { description: "Number of news stories." })
  news(@Ctx() { content }: Context) {
    return content.count(NewsStory)
  }

  @FieldResolver(() => Int, { description: "Number of articles." })
  articles(@Ctx() { content }: Context) {
    return content.count(Article)
  }

  @FieldResolver(() => Int, { description: "Number of profiles." })
  profiles(@Ctx() { content }: Context) {
    return content.count(Profile)
  }

  @FieldResolver(() => Int, { description: "Number of galleries." })
  galleries(@Ctx() { content }: Context) {
    return content.count(Gallery)
  }
}
