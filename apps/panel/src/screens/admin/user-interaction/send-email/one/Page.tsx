import type { MailingDetail, MailingDraft } from '@kronos/api/contract';
import { createFields } from '@kronos/api/forms/admin-mailings';
import { adminMailings } from '@kronos/api/routes/admin-mailings';
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
import { AudienceField } from './AudienceField.tsx';
import { DraftActions, WritingActions } from './DraftActions.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { SentMailing } from './SentMailing.tsx';
import { stepOf } from './step-of.ts';

const calls = (api: PanelClient) => api.extend({ adminMailings }).adminMailings;
const nameOf = ({ subject }: MailingDetail) => subject;
const back = href(adminRoutes.mailings);

const draftForm = recordForm({
  subject: 'mailings',
  calls,
  fields: createFields,
  sections: { message: ['subject', 'purpose', 'content'], audience: ['audience', 'node_ids', 'server_type'] },
  nameOf,
  back,
  open: (id) => href(adminRoutes.mailing, { id }),
  custom: { audience: AudienceField, node_ids: nodesField({ isRequired: false }) },
  actions: (draft, record) =>
    record ? <SavedActions draft={draft} record={record} /> : <WritingActions draft={draft} />,
});

const Saved = detailScreen({
  subject: 'mailings',
  audit: 'mailing',
  calls,
  nameOf,
  back,
  staleOn: { admin: ['mailing-updated'] },
  // Each recipient who gets the e-mail causes an event.
  pace: 1000,
  tabs: { mailing: Mailing, people: PeopleTab },
  hasTab: (_, { state }) => state !== 'draft',
});
const { createStore } = Saved.screen;

function SavedActions(props: { draft: MailingDraft; record: MailingDetail }): ReactNode {
  const { one } = useStore(createStore);
  return <DraftActions {...props} reload={one.load} />;
}

function Mailing(props: DetailProps<MailingDetail>): ReactNode {
  return props.record.state === 'draft' ? <draftForm.Change {...props} /> : <SentMailing {...props} />;
}

function One({ params }: PageProps<'mailing'>) {
  const { one } = useStore(createStore);
  const { record } = useSyncExternalStore(one.subscribe, one.get);
  // The pressed button disappears once the draft is sent, or when no next step is left.
  useTitleFocus(record.status === 'ready' ? kindOf(record.data.data) : undefined);
  return <Saved params={params} />;
}

const kindOf = (mailing: MailingDetail) =>
  mailing.state === 'draft' ? 'draft' : String(stepOf(mailing) === undefined);

function New() {
  return <draftForm.New store={useStore(createStore)} />;
}

function OneOrNew({ params }: PageProps<'mailing'>) {
  return params.id === 'create' ? <New /> : <One params={params} />;
}

/** The form for a new mailing or for a draft, or the progress of a mailing from then on. */
export const Page = Object.assign(OneOrNew, { screen: { ...draftForm.form, createStore, one: Saved.screen } });
