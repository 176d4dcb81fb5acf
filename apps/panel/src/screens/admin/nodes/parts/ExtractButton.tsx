import { Button } from '@kronos/ui/Button';
import { useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { ExtractArchive, type ExtractArchiveProps } from './ExtractArchive.tsx';

interface ExtractButtonProps {
  /** The node. @default one that is chosen in the dialog */
  node?: ExtractArchiveProps['node'] & { readonly has_machine: boolean };
}

/** Asks which archive is extracted. */
export function ExtractButton({ node }: ExtractButtonProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="accent" isDisabled={node?.has_machine === false} onPress={() => setOpen(true)}>
        {t('extractions.new')}
      </Button>
      {isOpen && <ExtractArchive node={node} onClose={() => setOpen(false)} />}
    </>
  );
}
