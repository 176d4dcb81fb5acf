/** The steps of setting up an empty system, in order (screens.md). */
export const firstRunSteps = [
  'start',
  'change-password',
  'app-settings',
  'ssh-keys',
  'billing-type',
  'email',
  'completed',
] as const;
export type FirstRunStep = (typeof firstRunSteps)[number];

/** How customers are billed; an integration adds its billing system. */
export const billingTypes = ['none', 'manual'] as const;
export type BillingType = (typeof billingTypes)[number];

/** How the connection to a mail server is encrypted. */
export const mailSecurities = ['none', 'starttls', 'tls'] as const;
