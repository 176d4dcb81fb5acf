import { type ComponentType, useState } from 'react';
import { Later } from './Later.tsx';

/** Its opener holds the state, so that a key or press counts before the dialog's code is here. */
export interface LateDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A dialog whose code is fetched when it first opens. It stays then, for its way out and what it remembers. */
export function LateDialog({ dialog: Dialog, ...state }: LateDialogProps & { dialog: ComponentType<LateDialogProps> }) {
  const [isWanted, setWanted] = useState(state.isOpen);
  if (state.isOpen && !isWanted) setWanted(true);
  return (
    isWanted && (
      <Later>
        <Dialog {...state} />
      </Later>
    )
  );
}
