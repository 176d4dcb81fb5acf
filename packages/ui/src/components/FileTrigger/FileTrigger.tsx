import type { ReactNode } from 'react';
import { FileTrigger as RACFileTrigger } from 'react-aria-components/FileTrigger';

export interface FileTriggerProps {
  /** The `Button` that opens the file dialog of the system. */
  children: ReactNode;
  /** Called with the chosen files, at least one. It is called again when the same file is chosen again. */
  onSelect: (files: readonly File[]) => void;
  /**
   * Accepted MIME types or extensions, such as `image/*` or `.zip`. The browser's dialog can be bypassed, so check the
   * files.
   */
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
