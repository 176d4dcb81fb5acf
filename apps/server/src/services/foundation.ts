import { createAudit } from '../domain/audit/audit.ts';
import { createAuditTrail } from '../domain/audit/trail.ts';
import { createDiscordRoleReviews } from '../domain/discord/role-reviews.ts';
import { createEvents } from '../domain/events.ts';
import { createExportJob } from '../domain/exports/export-job.ts';
import { createExports, exportJobName } from '../domain/exports/exports.ts';
import { createExportLinks } from '../domain/exports/links.ts';
import { createGlobalValues } from '../domain/globals/global-values.ts';
import { createGlobalVariables } from '../domain/globals/global-variables.ts';
import { createImages } from '../domain/images/images.ts';
import { createMailingDelivery, mailingJobName } from '../domain/mailings/delivery.ts';
import { createMailingJob } from '../domain/mailings/mailing-job.ts';
import { createMailSubscription } from '../domain/mailings/subscription.ts';
import { createTestMailing } from '../domain/mailings/test-mailing.ts';
import { createDirectMail } from '../domain/mail/direct-mail.ts';
import { createMailJob } from '../domain/mail/mail-job.ts';
import { createMailSettings } from '../domain/mail/mail-settings.ts';
import { createMailServerAdministration } from '../domain/mail/server-administration.ts';
import { createMailTemplates } from '../domain/mail/mail-templates.ts';
import { createMailTemplateAdministration } from '../domain/mail/template-administration.ts';
import { createMail } from '../domain/mail/mail.ts';
import { createNotifications } from '../domain/notifications/notifications.ts';
import { createRegistryAccounts } from '../domain/registries/accounts.ts';
import { createRegistries } from '../domain/registries/registries.ts';
import { createSignedInEngines } from '../domain/registries/signed-in-engines.ts';
import { createResellers } from '../domain/resellers/resellers.ts';
import { createSearch } from '../domain/search/search.ts';
import { createBrandImages } from '../domain/settings/brand-images.ts';
import { createDeploymentSettings } from '../domain/settings/deployment-settings.ts';
import { createEngineDefaults } from '../domain/settings/engine-defaults.ts';
import { createNodeDefaults } from '../domain/settings/node-defaults.ts';
import { createProductSettings } from '../domain/settings/product-settings.ts';
import { createSettings } from '../domain/settings/settings.ts';
import { createSystemSettings } from '../domain/settings/system-settings.ts';
import { createSshKeyRecords } from '../domain/ssh-keys/key-records.ts';
import { createSshKeys } from '../domain/ssh-keys/ssh-keys.ts';
import { createTickets } from '../domain/tickets/tickets.ts';
import { createOneTimeTokens } from '../domain/tokens/one-time-tokens.ts';
import { createQueue } from '../jobs/queue.ts';
import type { ServiceDeps } from './deps.ts';

/** What every area uses: settings, mail, the job queue, the audit log and outgoing events. */
export function createFoundation(deps: ServiceDeps) {
  const { db, timings } = deps;
  const audit = createAudit(deps);
  const settings = createSettings(deps);
  const events = createEvents({ ...deps, tenant: settings.tenant });
  const brandImages = createBrandImages(deps);
  const deploymentSettings = createDeploymentSettings({ ...deps, settings, audit, events });
  const sshKeys = createSshKeys({ ...deps, events });
  const oneTimeTokens = createOneTimeTokens(deps);
  const globalValues = createGlobalValues(deps);
  const registryAccounts = createRegistryAccounts({ ...deps, events });
  const queue = createQueue({ db, leaseMs: timings.leaseMs });
  const mailSettings = createMailSettings({ ...deps, settings, environment: deps.mailEnvironment });
  const mailTemplates = createMailTemplates({ ...deps, settings });
  const directMail = createDirectMail({ ...deps, settings, mailSettings });
  const exports = createExports({ ...deps, queue, audit, events });
  const mail = createMail({ ...deps, queue, mailSettings, mailTemplates });
  const mailingDelivery = createMailingDelivery({ ...deps, queue, audit, events, mail });
  const mailSubscription = createMailSubscription({ ...deps, audit, mail });
  return {
    audit,
    auditTrail: createAuditTrail(deps),
    events,
    settings,
    brandImages,
    systemSettings: createSystemSettings({ ...deps, settings, images: brandImages, events, audit }),
    deploymentSettings,
    nodeDefaults: createNodeDefaults({ ...deps, settings, audit, events, deploymentSettings }),
    productSettings: createProductSettings({ ...deps, settings, audit, events }),
    engineDefaults: createEngineDefaults({ ...deps, settings, audit, events }),
    engines: createSignedInEngines(deps.engines, registryAccounts),
    sshKeys,
    sshKeyRecords: createSshKeyRecords({ ...deps, audit, events, sshKeys }),
    oneTimeTokens,
    queue,
    discordRoleReviews: createDiscordRoleReviews({ db, queue }),
    mailSettings,
    mailServerAdministration: createMailServerAdministration({ ...deps, audit, events, mailSettings, directMail }),
    mailTemplates,
    mailTemplateAdministration: createMailTemplateAdministration({ ...deps, audit, events, mailTemplates, directMail }),
    mail,
    mailingDelivery,
    mailSubscription,
    testMailing: createTestMailing({ ...deps, settings, directMail, subscription: mailSubscription }),
    notifications: createNotifications({ ...deps, events, audit, mail }),
    tickets: createTickets({ ...deps, events }),
    search: createSearch(deps),
    resellers: createResellers(deps),
    imageCatalogue: createImages({ ...deps, audit, events }),
    registries: createRegistries({ ...deps, audit, events, registryAccounts }),
    globalValues,
    globalVariables: createGlobalVariables({ ...deps, audit, events, globalValues }),
    exports,
    exportLinks: createExportLinks({ ...deps, oneTimeTokens, exports }),
    exportJobs: { [exportJobName]: createExportJob({ ...deps, exports }) },
    mailJobs: {
      'mail.send': createMailJob({ ...deps, settings, mailSettings, retryMs: timings.mailRetryMs }),
      [mailingJobName]: createMailingJob({
        ...deps,
        settings,
        mailSettings,
        delivery: mailingDelivery,
        subscription: mailSubscription,
        retryMs: timings.mailRetryMs,
      }),
    },
  };
}

export type Foundation = ReturnType<typeof createFoundation>;
