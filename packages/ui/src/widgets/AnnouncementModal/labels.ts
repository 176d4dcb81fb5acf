/** The texts of an `AnnouncementModal`, both quoted from spec §2. */
export interface AnnouncementLabels {
  dontShowAgain: string;
  close: string;
}

/** The English texts. */
export const defaultAnnouncementLabels: AnnouncementLabels = {
  dontShowAgain: "Don't show this again",
  close: 'Close',
};
