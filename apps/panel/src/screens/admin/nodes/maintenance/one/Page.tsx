import type { MaintenanceDetail } from '@kronos/api/contract';
import { createFields } from '@kronos/api/forms/admin-maintenance';
import { adminMaintenance } from '@kronos/api/routes/admin-maintenance';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useStore } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { useTitleFocus } from '../../../../../context/use-title-focus.ts';
import { nodesField } from '../../../../../parts/NodesField.tsx';
import type { DetailProps } from '../../../../../resource/detail-props.ts';
import { detailScreen } from '../../../../../resource/detail-screen.tsx';
import { recordForm } from '../../../../../resource/record-form.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import type { PanelClient } from '../../../../../stores/late-client.ts';
import { PlanButton } from './PlanButton.tsx';
import { Reach } from './Reach.tsx';
import { Report } from './Report.tsx';
import { isTextInSight } from './texts.ts';
import { tomorrow } from './tomorrow.ts';

const calls = (api: PanelClient) => api.extend({ adminMaintenance }).adminMaintenance;
const nameOf = ({ title }: MaintenanceDetail) => title;
const back = href(adminRoutes.maintenances);

const draftForm = recordForm({
  subject: 'maintenance',
  calls,
  fields: createFields,
  sections: {
    work: ['title', 'node_ids', 'work', 'wave_size'],
    when: ['starts_at', 'ends_at'],
    told: ['tells', 'audience', 'status_text', 'mail_subject', 'mail_text', 'announcement_text'],
  },
  nameOf,
  back,
  open: (id) => href(adminRoutes.maintenance, { id }),
  blank: tomorrow,
  shows: isTextInSight,
  custom: { node_ids: nodesField({ isRequired: true }) },
  above: (record) => <Reach maintenance={record} />,
  actions: (draft, record) => record && <SavedActions draft={draft} record={record} />,
});

const Saved = detailScreen({
  subject: 'maintenance',
  audit: 'maintenance',
  calls,
  nameOf,
  back,
  staleOn: { admin: ['maintenance-changed', 'mailing-updated'] },
  // Each mail that is sent causes an event.
  pace: 1000,
  tabs: { maintenance: Maintenance },
});
const { createStore } = Saved.screen;

function SavedActions(props: { draft: object; record: MaintenanceDetail }): ReactNode {
  const { one } = useStore(createStore);
  return <PlanButton {...props} reload={one.load} />;
}

function Maintenance(props: DetailProps<MaintenanceDetail>): ReactNode {
  return props.record.state === 'draft' ? <draftForm.Change {...props} /> : <Report {...props} />;
}

function One({ params }: PageProps<'maintenance'>) {
  const { one } = useStore(createStore);
  const { record } = useSyncExternalStore(one.subscribe, one.get);
  // The pressed button disappears when the state changes.
  useTitleFocus(record.status === 'ready' ? record.data.data.state : undefined);
  return <Saved params={params} />;
}

function New() {
  return <draftForm.New store={useStore(createStore)} />;
}

function OneOrNew({ params }: PageProps<'maintenance'>) {
  return params.id === 'create' ? <New /> : <One params={params} />;
}

/** The form for a new maintenance or for a draft, or the report on a maintenance from then on. */
export const Page = Object.assign(OneOrNew, { screen: { ...draftForm.form, createStore, one: Saved.screen } });
