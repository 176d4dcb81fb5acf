import { useMessages } from '../../../../context/app-context.ts';
import { DialogButton } from '../../../../parts/DialogButton.tsx';
import { ExtractArchive, type ExtractArchiveProps } from './ExtractArchive.tsx';

interface ExtractButtonProps {
  /** The node. @default one that is chosen in the dialog */
  node?: ExtractArchiveProps['node'] & { readonly has_machine: boolean };
}

/** Asks which archive is extracted. */
export function ExtractButton({ node }: ExtractButtonProps) {
  const t = useMessages();
  return (
    <DialogButton label={t('extractions.new')} isDisabled={node?.has_machine === false}>
      {(close) => <ExtractArchive node={node} onClose={close} />}
    </DialogButton>
  );
}
