import { type ComponentType, useState } from 'react';
import { Later } from './Later.tsx';

/** The opener holds the state, so that a key or press counts before the dialog's code is loaded. */
export interface LateDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * A dialog whose code is loaded when it first opens. It stays mounted then, for its closing animation and its state.
 */
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
