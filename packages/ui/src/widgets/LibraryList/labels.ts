/** The texts of a `LibraryList`. */
export interface LibraryListLabels {
  name: string;
  kind: string;
  paths: string;
  state: string;
  scanning: string;
  idle: string;
  /** The name of the button that scans one library. */
  scan: (name: string) => string;
  /** The name of the button that opens the choice of a folder to scan in one library. */
  scanFolder: (name: string) => string;
  /** The name of the button that stops the scan of one library. */
  stop: (name: string) => string;
}

/** The English texts. */
export const defaultLibraryListLabels: LibraryListLabels = {
  name: 'Library',
  kind: 'Content',
  paths: 'Folders',
  state: 'State',
  scanning: 'Scanning',
  idle: 'Up to date',
  scan: (name) => `Scan ${name}`,
  scanFolder: (name) => `Scan a folder in ${name}`,
  stop: (name) => `Stop the scan of ${name}`,
};
