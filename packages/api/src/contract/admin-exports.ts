import { z } from 'zod';
import { streamAnswer } from './content.ts';
import { defineEndpoints } from './define.ts';
import { bulkEndpoint, listEndpoints } from './resource.ts';
import { linkToken } from './schemas/account.ts';
import { done, idParams } from './schemas/common.ts';
import {
  houseExportDraft,
  houseExportFormats,
  houseExportRow,
  houseExportStates,
  houseExportSubjects,
} from './schemas/house-export.ts';
import { listFilter } from './schemas/list.ts';

const path = '/api/admin/exports';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;

/** Files of all records of a kind, made in the background. */
export const adminExports = defineEndpoints({
  ...listEndpoints({
    path,
    who: 'admin',
    many: 'exports',
    filter: listFilter({ sorts: ['created_at', 'subject', 'rows'], direction: 'desc' }).extend({
      subject: z.enum(houseExportSubjects).optional(),
      format: z.enum(houseExportFormats).optional(),
      state: z.enum(houseExportStates).optional(),
    }),
    record: houseExportRow,
    summary: 'Returns the exports that admins requested, with their progress; `q` searches the admins.',
  }),
  bulk: bulkEndpoint({
    path,
    who: 'admin',
    many: 'exports',
    actions: ['delete'],
    sample: { needs: 'exports that may be deleted' },
    summary: 'Deletes exports, or cancels those in progress.',
  }),
  create: {
    ...admins,
    method: 'POST',
    path,
    body: houseExportDraft,
    sample: { body: { subject: 'servers', format: 'csv' } },
    response: done.extend({ id: z.number().int() }),
    summary:
      'Starts an export of all current records of a kind. The file is created in the background and kept for a week.',
  },
  download: {
    ...admins,
    method: 'POST',
    path: `${path}/:id/download`,
    params: idParams,
    sample: { after: ['adminExports.create'], also: [409] },
    response: z.object({ success: z.literal(true), link: z.string() }),
    summary: 'Returns a link that a browser can open once, within a minute, to download the file.',
  },
  remove: {
    ...admins,
    method: 'DELETE',
    path: `${path}/:id`,
    params: idParams,
    sample: { after: ['adminExports.create'] },
    response: done,
    summary: 'Deletes an export, or cancels it while in progress.',
  },
  file: {
    method: 'GET',
    path: '/api/export-files/:token',
    // A browser follows links without the bearer token, so whoever has the link may download the file.
    who: 'guest',
    owner: 'none',
    shared: true,
    params: z.object({ token: linkToken }),
    sample: { needs: 'a link that has not been opened yet' },
    ...streamAnswer(['text/csv', 'application/json'], { saved: true }),
    source: 'screens',
    summary: 'Returns the file of an export; its link works once.',
  },
});
