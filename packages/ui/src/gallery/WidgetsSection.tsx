import { useState } from 'react';
import { AnnouncementModal } from '../exports/AnnouncementModal.ts';
import { Button } from '../exports/Button.ts';
import { Card } from '../exports/Card.ts';
import { ConfirmReadPopup } from '../exports/ConfirmReadPopup.ts';
import { ConnectionMark, connectionStates } from '../exports/ConnectionMark.ts';
import { Inline } from '../exports/Inline.ts';
import { NotificationList } from '../exports/NotificationBell.ts';
import { NotificationModal } from '../exports/NotificationModal.ts';
import { ProcessDrawer, ProcessModal } from '../exports/ProcessDrawer.ts';
import { ProcessList } from '../exports/ProcessList.ts';
import { RichText } from '../exports/RichText.ts';
import { Stack } from '../exports/Stack.ts';
import { MediaWidgets } from './MediaWidgets.tsx';
import { announcement, notifications, processes } from './sample.tsx';
import { Columns, Section } from './Section.tsx';

/** The messages of a control panel to its users. */
export function WidgetsSection() {
  return (
    <Section
      id="widgets"
      title="Shell widgets"
      text="What happened, what is happening, and what everybody should know."
    >
      <Columns>
        <Card title="Last processes" level={3} isFlush>
          <ProcessList label="Last processes" emptyText="No recorded processes the last hour" rows={processes} />
        </Card>
        <Card as="div" isFlush>
          <NotificationList
            notifications={notifications}
            onOpen={ignore}
            onMarkAllRead={ignore}
            viewAllHref="#widgets"
          />
        </Card>
        <Card title="On request" level={3} description="Each opens as it does in the product.">
          <Stack>
            <Messages />
            <Stack gap={8} align="start">
              {connectionStates.map((state) => (
                <ConnectionMark key={state} state={state}>
                  {words[state]}
                </ConnectionMark>
              ))}
            </Stack>
          </Stack>
        </Card>
      </Columns>
      <MediaWidgets />
    </Section>
  );
}

const ignore = () => undefined;

const words = {
  connecting: 'Connecting',
  live: 'Live',
  recovering: 'Reconnecting',
  offline: 'Offline',
  failed: 'No live updates',
};

type Opened = 'announcement' | 'claim' | 'notification' | 'drawer';

/** One at a time, each mounted only while it is open. */
function Messages() {
  const [opened, setOpened] = useState<Opened>();
  const [process, setProcess] = useState<number | string>();
  const detail = processes.find(({ id }) => id === process);
  const close = () => setOpened(undefined);
  return (
    <Inline gap={8}>
      <Button onPress={() => setOpened('announcement')}>Announcement</Button>
      <Button onPress={() => setOpened('notification')}>Notification</Button>
      <Button onPress={() => setOpened('claim')}>Claim popup</Button>
      {opened === 'announcement' && (
        <AnnouncementModal isOpen title="Helsinki opens on Monday" onClose={close} onInternalLink={ignore}>
          <RichText html={announcement} />
        </AnnouncementModal>
      )}
      {opened === 'notification' && (
        <NotificationModal
          isOpen
          title="A backup of cinema is ready"
          when="3 minutes ago"
          onOpenChange={close}
          onInternalLink={ignore}
        >
          <RichText html={announcement} />
        </NotificationModal>
      )}
      {opened === 'claim' && (
        <ConfirmReadPopup
          isOpen
          isConfirmRequired
          title="Your server is claimed"
          kind="success"
          onConfirm={close}
          onOpenChange={close}
        >
          Sign in once at the server itself within four minutes.
        </ConfirmReadPopup>
      )}
      <ProcessDrawer
        processes={processes}
        isOpen={opened === 'drawer'}
        onOpenChange={(isOpen) => setOpened(isOpen ? 'drawer' : undefined)}
        onOpen={setProcess}
        viewAllHref="#widgets"
      />
      {detail && (
        <ProcessModal
          title={`Process ${detail.id}`}
          isOpen
          onOpenChange={() => setProcess(undefined)}
          process={detail}
          onOpen={setProcess}
        />
      )}
    </Inline>
  );
}
