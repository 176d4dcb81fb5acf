import { useId } from 'react';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { DialogBody, DialogHeader } from '../Modal/DialogParts.tsx';
import { Modal } from '../Modal/Modal.tsx';
import * as css from './ShortcutSheet.css.ts';

export interface ShortcutGroup {
  /** Tells it from the others; never shown. */
  id: string;
  /** Where these keys work, such as "Everywhere" or "In lists". */
  title: string;
  /** What it holds, and the keys of each. */
  shortcuts: readonly {
    /** Keys joined by plus signs, as `Kbd` takes them. */
    keys: string;
    /** What they do, in a verb. */
    label: string;
  }[];
}

export interface ShortcutSheetProps {
  /** All shortcuts, in the order in which they are learned. */
  groups: readonly ShortcutGroup[];
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it opens or closes, by its keys too. */
  onOpenChange: (isOpen: boolean) => void;
}

/** Lists the keyboard shortcuts. `useShortcutSheet()` gives it its state and opens it by "?". */
export function ShortcutSheet({ groups, isOpen, onOpenChange }: ShortcutSheetProps) {
  const messages = useWords(defaultFrameMessages);
  return (
    <Modal size="standard" isOpen={isOpen} onOpenChange={onOpenChange}>
      <DialogHeader>{messages.shortcuts}</DialogHeader>
      <DialogBody>
        <div className={css.groups}>
          {groups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </div>
      </DialogBody>
    </Modal>
  );
}

function Group({ title, shortcuts }: ShortcutGroup) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      <dl className={css.list}>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className={css.line}>
            <dt>{label}</dt>
            <dd className={css.keys}>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
