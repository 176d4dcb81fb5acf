import { useState } from 'react';
import { AlertDialog } from '../exports/AlertDialog.ts';
import { Button } from '../exports/Button.ts';
import { Card } from '../exports/Card.ts';
import { CommandMenu } from '../exports/CommandMenu.ts';
import { BulkResults } from '../exports/BulkResults.ts';
import { ConfirmDialog } from '../exports/ConfirmDialog.ts';
import { DialogBody, DialogFooter, DialogHeader, Drawer, DrawerTrigger } from '../exports/Drawer.ts';
import { Inline } from '../exports/Inline.ts';
import { Modal, modalSizes, ModalTrigger } from '../exports/Modal.ts';
import { Popover, PopoverTrigger } from '../exports/Popover.ts';
import { ShortcutSheet, useShortcutSheet } from '../exports/ShortcutSheet.ts';
import { Stack } from '../exports/Stack.ts';
import { Text } from '../exports/Text.ts';
import { TextField } from '../exports/TextField.ts';
import { createToaster } from '../exports/toaster.ts';
import { ToastRegion } from '../exports/ToastRegion.ts';
import { UnsavedDialog, useUnsavedChanges } from '../exports/UnsavedChanges.ts';
import { commands, shortcuts } from './sample.tsx';
import { Columns, Section } from './Section.tsx';

/** Overlays. */
export function OverlaysSection() {
  return (
    <Section
      id="overlays"
      title="Overlays"
      text="Escape closes, the focus comes back, and nothing is there before it is open."
    >
      <Columns>
        <Card title="Dialogs" level={3} description="Five widths; they fill a phone.">
          <Stack gap={12}>
            <Inline>
              {modalSizes.map((size) => (
                <ModalTrigger key={size}>
                  <Button>{size}</Button>
                  <Modal size={size}>
                    <RenameForm />
                  </Modal>
                </ModalTrigger>
              ))}
            </Inline>
            <Inline>
              <DrawerTrigger>
                <Button>Drawer</Button>
                <Drawer>
                  <RenameForm />
                </Drawer>
              </DrawerTrigger>
              <PopoverTrigger>
                <Button>Popover</Button>
                <Popover label="Address">
                  <Stack padding={16}>
                    <Text>cinema.kronos.test</Text>
                  </Stack>
                </Popover>
              </PopoverTrigger>
            </Inline>
          </Stack>
        </Card>
        <Card title="Questions" level={3} description="The more is lost, the more is asked.">
          <Questions />
        </Card>
        <Card title="Messages and keys" level={3} description="Toasts wait while they are looked at.">
          <Messages />
        </Card>
      </Columns>
    </Section>
  );
}

function RenameForm() {
  return (
    <>
      <DialogHeader description="The change takes effect at the next start.">Rename server</DialogHeader>
      <DialogBody>
        <TextField label="Server name" defaultValue="cinema" />
      </DialogBody>
      <DialogFooter>
        <Button slot="close">Cancel</Button>
        <Button slot="close" tone="accent">
          Rename server
        </Button>
      </DialogFooter>
    </>
  );
}

const bulkResults = [
  { id: 'cinema', name: 'cinema' },
  { id: 'attic', name: 'attic', failure: 'The disk of the node is full.' },
];

function Questions() {
  const { guard, dialog } = useUnsavedChanges(true);
  return (
    <Inline>
      <ModalTrigger>
        <Button>Stop server</Button>
        <AlertDialog title="Stop cinema?" kind="warning" hasCancel confirmLabel="Stop server" onConfirm={ignore}>
          Everyone who watches now is cut off. You can start it again at any time.
        </AlertDialog>
      </ModalTrigger>
      <ModalTrigger>
        <Button tone="danger">Wipe node</Button>
        <ConfirmDialog
          title="Wipe falkenstein-1?"
          name="falkenstein-1"
          confirmLabel="Wipe node"
          onConfirm={ignore}
          blastRadius={<Text weight="medium">4 servers of 3 customers run on this node</Text>}
        >
          Every container and its data is deleted. There is no way back.
        </ConfirmDialog>
      </ModalTrigger>
      <ModalTrigger>
        <Button>Results</Button>
        <BulkResults title="Restart servers" results={bulkResults} onRetry={ignore} />
      </ModalTrigger>
      <Button onPress={() => guard(ignore)}>Leave the page</Button>
      <UnsavedDialog {...dialog} />
    </Inline>
  );
}

function Messages() {
  const [toaster] = useState(createToaster);
  const sheet = useShortcutSheet();
  return (
    <Inline>
      <Button onPress={() => toaster.add({ title: 'The server has been started', tone: 'success' })}>Toast</Button>
      <Button
        onPress={() =>
          toaster.add({
            title: 'New deployment',
            text: 'cinema is ready.',
            position: 'bottom-right',
            action: { label: 'Open', onPress: ignore },
          })
        }
      >
        Toast with action
      </Button>
      <ModalTrigger>
        <Button>Commands</Button>
        <CommandMenu groups={commands} onAction={ignore} />
      </ModalTrigger>
      <Button onPress={() => sheet.onOpenChange(true)}>Shortcuts</Button>
      <ShortcutSheet groups={shortcuts} {...sheet} />
      <ToastRegion toaster={toaster} />
    </Inline>
  );
}

const ignore = () => undefined;
