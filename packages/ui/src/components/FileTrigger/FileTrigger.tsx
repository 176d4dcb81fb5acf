import type { ReactNode } from 'react';
import { FileTrigger as RACFileTrigger } from 'react-aria-components/FileTrigger';

export interface FileTriggerProps {
  /** The `Button` that opens the file dialog of the system. */
  children: ReactNode;
  /** What was chosen; never empty. The same file chosen again is a new choice. */
  onSelect: (files: readonly File[]) => void;
  /** MIME types or endings, such as `image/*` or `.zip`. A hint to the dialog only: check what comes. */
  accept?: readonly string[] | undefined;
  /** Whether more than one file may be chosen. @default false */
  isMultiple?: boolean | undefined;
}

/**
 * A wrapper that lets a button open the file chooser. To accept dropped files use `FileDrop`.
 * @example
 * <FileTrigger onSelect={upload}><Button>Choose a file</Button></FileTrigger>
 */
export function FileTrigger({ children, onSelect, accept, isMultiple = false }: FileTriggerProps) {
  return (
    <RACFileTrigger
      allowsMultiple={isMultiple}
      {...(accept ? { acceptedFileTypes: accept } : {})}
      onSelect={(list) => list && list.length > 0 && onSelect([...list])}
    >
      {children}
    </RACFileTrigger>
  );
}
