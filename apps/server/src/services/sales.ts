import { createInvitationAdministration } from '../domain/invitations/administration.ts';
import { createInviteKeyList } from '../domain/invitations/invite-key-list.ts';
import { createInvitedServers } from '../domain/invitations/invited-servers.ts';
import { createInvitations } from '../domain/invitations/invitations.ts';
import { createProductAdministration } from '../domain/products/administration.ts';
import { createProducts } from '../domain/products/products.ts';
import { createDeployments } from '../domain/servers/deployments.ts';
import { createNaming } from '../domain/servers/naming.ts';
import { createTrialDecisions } from '../domain/trials/decisions.ts';
import { createTrials } from '../domain/trials/trials.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';
import type { People } from './people.ts';
import type { Hosting } from './hosting.ts';

/** Products, and how users get them: deployments, invitations and trials. */
export function createSales(deps: ServiceDeps & Foundation & People & Hosting) {
  const products = createProducts(deps);
  const own = { ...deps, products, naming: createNaming(deps) };
  const invitedServers = createInvitedServers(own);
  const invitations = createInvitations({ ...own, invitedServers });
  const inviteKeyList = createInviteKeyList(deps);
  const trials = createTrials(own);
  return {
    products,
    productAdministration: createProductAdministration(own),
    deployments: createDeployments(own),
    invitations,
    inviteKeyList,
    invitationAdministration: createInvitationAdministration({ ...own, invitations, inviteKeyList }),
    trials,
    trialDecisions: createTrialDecisions({ ...own, trials }),
    salesJobs: {
      'invitation.server': invitedServers.job,
    },
  };
}
