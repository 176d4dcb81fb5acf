import { audienceRoles, type Contract, type Handlers } from '@kronos/api/contract';
import type { MailingAdministration } from '../domain/mailings/administration.ts';
import type { MailingDelivery } from '../domain/mailings/delivery.ts';
import type { MailSubscription } from '../domain/mailings/subscription.ts';
import type { TestMailing } from '../domain/mailings/test-mailing.ts';
import type { GuestLimits } from '../http/guest-limits.ts';
import type { RequestContext } from '../http/request-context.ts';
import { recordHandlers } from './records.ts';

/** Handlers of mailings, for admins. */
export function adminMailingsHandlers({
  mailingAdministration: records,
  mailingDelivery: delivery,
  testMailing,
}: {
  mailingAdministration: MailingAdministration;
  mailingDelivery: MailingDelivery;
  testMailing: TestMailing;
}): Handlers<Contract, RequestContext>['adminMailings'] {
  const done = { success: true } as const;
  return {
    ...recordHandlers(records),
    reach({ query: { audience, node_ids = [], server_type = null, purpose } }) {
      const named = new Set(audience.split(','));
      return records.reach({
        audience: audienceRoles.filter((role) => named.has(role)),
        node_ids,
        server_type,
        purpose,
      });
    },
    async test({ body }, { session: { user } }) {
      await testMailing(user, body);
      return { ...done, email: user.email };
    },
    async send({ params }) {
      await delivery.send(params.id);
      return done;
    },
    async stop({ params }) {
      await delivery.stop(params.id);
      return done;
    },
    async retry({ params }) {
      await delivery.retry(params.id);
      return done;
    },
    recipients: ({ params, query }) => delivery.recipients(params.id, query),
  };
}

/** Handlers of the links in mailings. */
export const mailSubscriptionHandlers = ({
  mailSubscription,
  guestLimits,
}: {
  mailSubscription: MailSubscription;
  guestLimits: GuestLimits;
}): Handlers<Contract, RequestContext>['mailSubscription'] => ({
  async look({ body: { token } }, { ip }) {
    await guestLimits.subscription(ip);
    return mailSubscription.look(token);
  },
  async choose({ body: { token, wants_news } }, { ip }) {
    await guestLimits.subscription(ip);
    await mailSubscription.choose(token, wants_news);
    return { success: true };
  },
});
