import { Button } from '@kronos/ui/Button';
import { type ReactNode, useState } from 'react';

interface DialogButtonProps {
  label: string;
  isDisabled?: boolean | undefined;
  /** The dialog that it opens. */
  children: (close: () => void) => ReactNode;
}

/** The button of a page that opens a dialog. */
export function DialogButton({ label, isDisabled, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="accent" isDisabled={isDisabled} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
