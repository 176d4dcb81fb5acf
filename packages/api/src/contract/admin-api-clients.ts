import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { apiClient, apiClientChange, apiClientDraft, mostApiClients } from './schemas/api-client.ts';
import { basedOn, done, idParams } from './schemas/common.ts';

const path = '/api/admin/integrations/kronos-api';
/** The session of a conformance run has not been confirmed. */
const sample = { needs: 'a recently confirmed admin session' } as const;
const shownOnce = done.extend({
  /** Returned this once; only its hash is stored. */
  key: z.string(),
});
const some = z.array(apiClient).max(mostApiClients);

/** API clients: programs that call the API with a key of their own (spec §3 "API clients response"). */
export const adminApiClients = defineEndpoints({
  list: {
    method: 'GET',
    path,
    who: 'admin',
    owner: 'house',
    response: z.object({
      /** The clients that act as an admin. */
      clients: some,
      /** Reseller panels, each of which acts as its reseller. */
      reseller_panels: some,
      /** The domain at which clients reach the API. */
      api_domain: z.string(),
    }),
    source: '§7',
    summary: 'Returns the API clients of the installation, the reseller panels, and the address of the API.',
  },
  create: {
    method: 'POST',
    path: `${path}/clients`,
    who: 'admin',
    owner: 'house',
    body: apiClientDraft,
    sample,
    response: shownOnce.extend({ id: z.number().int() }),
    source: 'screens',
    summary: 'Creates an API client and returns its key, which is shown only once.',
  },
  update: {
    method: 'POST',
    path: `${path}/clients/:id`,
    who: 'admin',
    owner: 'house',
    params: idParams,
    query: basedOn,
    body: apiClientChange,
    sample,
    response: done,
    source: 'screens',
    summary: 'Changes the name and the scopes of an API client, effective from its next call.',
  },
  renew: {
    method: 'POST',
    path: `${path}/clients/:id/key`,
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample,
    response: shownOnce,
    source: 'screens',
    summary: 'Replaces the key of an API client; the new one is shown only once, and the old one stops working.',
  },
  remove: {
    method: 'DELETE',
    path: `${path}/clients/:id`,
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample,
    response: done,
    source: 'screens',
    summary: 'Deletes an API client; its key stops working.',
  },
});
