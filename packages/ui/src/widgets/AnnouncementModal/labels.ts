/** The words of an `AnnouncementModal`; both spec §2, to the letter. */
export interface AnnouncementLabels {
  dontShowAgain: string;
  close: string;
}

/** The English words. */
export const defaultAnnouncementLabels: AnnouncementLabels = {
  dontShowAgain: "Don't show this again",
  close: 'Close',
};
