/** The texts of a `CdnHostPicker`. */
export interface CdnHostPickerLabels {
  /** The host through which the server is reached. */
  used: string;
  /** The host that the settings name. */
  preferred: string;
  /** The host that responds to this browser fastest. */
  fastest: string;
  down: string;
  /** The time measured by the browser. */
  here: string;
  /** The time measured by the panel's server. */
  panel: string;
  measuring: string;
  silent: string;
  unknown: string;
  /** A time in milliseconds. */
  time: (milliseconds: number) => string;
  measure: string;
  /** Announced once every host has been measured. */
  measured: (fastest: string | undefined) => string;
}

/** The English texts. */
export const defaultCdnHostPickerLabels: CdnHostPickerLabels = {
  used: 'In use',
  preferred: 'Preferred',
  fastest: 'Fastest from here',
  down: 'Not responding',
  here: 'From this browser',
  panel: 'From the panel',
  measuring: 'Measuring…',
  silent: 'No answer',
  unknown: 'Not measured',
  time: (milliseconds) => `${milliseconds} ms`,
  measure: 'Measure again',
  measured: (fastest) => (fastest === undefined ? 'No host answered this browser.' : `${fastest} answers first.`),
};
