import { createFields } from '@kronos/api/forms/admin-status-entries';
import { adminStatusEntries } from '@kronos/api/routes/admin-status-entries';
import { nodesField } from '../../../../../parts/NodesField.tsx';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { AppendUpdate } from './AppendUpdate.tsx';
import { Updates } from './Updates.tsx';

/** The form for a new or existing status entry, with its updates. */
export const Page = formScreen({
  subject: 'statusEntries',
  audit: 'status-entry',
  calls: (api) => api.extend({ adminStatusEntries }).adminStatusEntries,
  fields: createFields,
  sections: {
    what: ['title', 'text', 'state'],
    where: ['is_everywhere', 'node_ids'],
    when: ['starts_at', 'ends_at'],
  },
  nameOf: ({ title }) => title,
  back: href(adminRoutes.statusEntries),
  open: (id) => href(adminRoutes.statusEntry, { id }),
  staleOn: { system: ['status-changed'] },
  blank: (now) => ({ starts_at: new Date(now).toISOString(), ends_at: null }),
  shows: (name, { is_everywhere }) => name !== 'node_ids' || !is_everywhere,
  custom: { node_ids: nodesField({ isRequired: true }) },
  above: (entry) => <Updates entry={entry} />,
  actions: (_, entry) => entry && <AppendUpdate entry={entry} />,
});
