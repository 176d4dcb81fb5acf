import { useMessages } from '../../../../context/app-context.ts';
import { DialogButton } from '../../../../parts/DialogButton.tsx';
import { ExtractArchive, type ExtractArchiveProps } from './ExtractArchive.tsx';

interface ExtractButtonProps {
  /** The node. @default one chosen in the dialog */
  node?: ExtractArchiveProps['node'] & { readonly has_machine: boolean };
}

/** The button that opens the dialog for extracting an archive. */
export function ExtractButton({ node }: ExtractButtonProps) {
  const t = useMessages();
  return (
    <DialogButton label={t('extractions.new')} isDisabled={node?.has_machine === false}>
      {(close) => <ExtractArchive node={node} onClose={close} />}
    </DialogButton>
  );
}
