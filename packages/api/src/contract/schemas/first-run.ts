/** The set-up of an empty system, in its order (screens.md). */
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

/** How customers are billed; a billing system joins with its integration. */
export const billingTypes = ['none', 'manual'] as const;
export type BillingType = (typeof billingTypes)[number];

/** How the way to a mail server is kept from listeners. */
export const mailSecurities = ['none', 'starttls', 'tls'] as const;
