interface Parts {
  /** HTML. */
  body: string;
  /** HTML, in small print below. */
  footer?: string;
}

const font = 'font-family: system-ui, -apple-system, Segoe UI, Roboto, sans-serif; font-size: 16px; line-height: 1.5';
const smallPrint = 'margin-top: 32px; font-size: 13px; color: #5b6472';

/** The layout of all mails: a column that fits a phone, in the reader's system font. */
export const pageOf = ({ body, footer }: Parts): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `</head><body style="margin: 0; padding: 24px 16px; ${font}"><div style="max-width: 600px; margin: 0 auto">${body}` +
  `${footer === undefined ? '' : `<p style="${smallPrint}">${footer}</p>`}</div></body></html>`;
