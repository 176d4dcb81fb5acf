import { useId } from 'react';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { DialogBody, DialogHeader } from '../Modal/DialogParts.tsx';
import { ModalDialog } from '../Modal/ModalDialog.tsx';
import * as css from './ShortcutSheet.css.ts';
import type { ShortcutGroup, ShortcutSheetProps } from './shortcut-sheet-props.ts';

/** The dialog of a `ShortcutSheet`. */
export function ShortcutList({ groups, isOpen, onOpenChange }: ShortcutSheetProps) {
  const messages = useWords(defaultFrameMessages);
  return (
    <ModalDialog isOpen={isOpen} onOpenChange={onOpenChange}>
      <DialogHeader>{messages.shortcuts}</DialogHeader>
      <DialogBody>
        <div className={css.groups}>
          {groups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </div>
      </DialogBody>
    </ModalDialog>
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
