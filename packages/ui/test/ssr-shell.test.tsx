import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AnnouncementModal } from '../src/exports/AnnouncementModal.ts';
import { ClaimForm } from '../src/exports/ClaimForm.ts';
import { CommandMenu } from '../src/exports/CommandMenu.ts';
import { ConfirmReadPopup } from '../src/exports/ConfirmReadPopup.ts';
import { NotificationBell, NotificationList } from '../src/exports/NotificationBell.ts';
import { NotificationModal } from '../src/exports/NotificationModal.ts';
import { ProcessDrawer, ProcessModal } from '../src/exports/ProcessDrawer.ts';
import { ResourceForm } from '../src/exports/ResourceForm.ts';
import { ResourceList, resourceListStates } from '../src/exports/ResourceList.ts';
import { SearchButton, SearchDialog } from '../src/exports/SearchDialog.ts';
import { WizardFrame } from '../src/exports/WizardFrame.ts';

const nothing = () => undefined;

const process = {
  id: 1,
  state: 'succeeded',
  stateLabel: 'Succeeded',
  command: 'stop cinema',
  when: 'now',
  dateTime: '2026-11-21T10:00:00Z',
} as const;

const parts: Record<string, [part: ReactElement, markup: RegExp]> = {
  ClaimForm: [
    <ClaimForm key="part" onSubmit={nothing} />,
    /<form.*E-mail or user name.*name="email".*type="password".*Claim server/,
  ],
  NotificationBell: [
    <NotificationBell key="part" unread={120}>
      {null}
    </NotificationBell>,
    /aria-label="Notifications, 120 unread".*aria-hidden="true"[^>]*>99\+</,
  ],
  NotificationList: [
    <NotificationList key="part" notifications={[]} onOpen={nothing} onMarkAllRead={nothing} viewAllHref="/all" />,
    /Mark all as read.*No notifications.*<a[^>]*href="\/all"[^>]*>View all/,
  ],
  ProcessDrawer: [
    <ProcessDrawer
      key="part"
      processes={[process]}
      isOpen={false}
      onOpenChange={nothing}
      onOpen={nothing}
      viewAllHref="/all"
    />,
    /<button[^>]*aria-label="Recent Processes"/,
  ],
  ResourceForm: [
    <ResourceForm key="part" title="Add node" onSave={nothing}>
      Fields
    </ResourceForm>,
    /<h1[^>]*>Add node.*<form.*Fields.*type="submit"/,
  ],
  SearchButton: [<SearchButton key="part" />, /<button.*Search/],
  WizardFrame: [
    <WizardFrame
      key="part"
      label="Invitation"
      steps={[{ id: 'key', label: 'Key', title: 'Enter your key', content: 'Field' }]}
      current="key"
      onCurrentChange={nothing}
      onNext={nothing}
    />,
    /<h2[^>]*>Enter your key.*<form.*Field.*Finish/,
  ],
};

const closed: Record<string, ReactElement> = {
  AnnouncementModal: (
    <AnnouncementModal key="part" title="News" onClose={nothing}>
      x
    </AnnouncementModal>
  ),
  CommandMenu: <CommandMenu key="part" groups={[]} onAction={nothing} />,
  ConfirmReadPopup: (
    <ConfirmReadPopup key="part" title="Claimed">
      x
    </ConfirmReadPopup>
  ),
  NotificationModal: (
    <NotificationModal key="part" title="Backup">
      x
    </NotificationModal>
  ),
  ProcessModal: <ProcessModal key="part" title="Process 1" process={process} onOpen={nothing} />,
  SearchDialog: <SearchDialog key="part" onSearch={async () => []} onSelect={nothing} />,
};

describe('on a server, without a document', () => {
  it.each(Object.entries(parts))('%s renders', (_name, [part, markup]) => {
    expect(typeof document).toBe('undefined');
    const html = renderToString(part);
    expect(html).toMatch(markup);
    expect(html).not.toMatch(/ style="/);
  });

  it.each(Object.entries(closed))('%s is not mounted while it is closed', (_name, part) => {
    expect(renderToString(part)).toBe('');
  });

  it('the processes button is not rendered before the processes are loaded', () => {
    const part = (
      <ProcessDrawer processes={undefined} isOpen onOpenChange={nothing} onOpen={nothing} viewAllHref="/all" />
    );
    expect(renderToString(part)).toBe('');
  });

  it.each(resourceListStates)('ResourceList renders in the state %s', (state) => {
    const html = renderToString(
      <ResourceList title="Nodes" state={state}>
        Table
      </ResourceList>,
    );
    expect(html).toMatch(/<h1[^>]*>Nodes/);
    expect(html.includes('Table')).toBe(state === 'ready');
  });
});
