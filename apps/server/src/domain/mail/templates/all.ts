import type { MailTemplateKey } from '@kronos/api/contract';
import type { MailTemplate } from '../template.ts';
import { accountCreated } from './account-created.ts';
import { accountClosed, confirmEmail, emailChangeAsked, emailChanged, passwordChanged } from './account.ts';
import { impersonationMail } from './impersonation.ts';
import { notified } from './notification.ts';
import { passwordReset } from './password-reset.ts';
import { subUserInvited } from './sub-user.ts';
import { trialApproved } from './trial-approved.ts';
import { trialDeclined } from './trial-declined.ts';

/** The mails that the panel sends by itself, as they came with it. */
export const originals: Readonly<Record<MailTemplateKey, MailTemplate>> = {
  'password-reset': passwordReset.template,
  'password-changed': passwordChanged.template,
  'confirm-email': confirmEmail.template,
  'email-change-asked': emailChangeAsked.template,
  'email-changed': emailChanged.template,
  'account-closed': accountClosed.template,
  'account-created': accountCreated.template,
  impersonation: impersonationMail.template,
  notification: notified.template,
  'sub-user-invited': subUserInvited.template,
  'trial-approved': trialApproved.template,
  'trial-declined': trialDeclined.template,
};
