/** The terms and rates of the monthly estimate, and the characters that its fields accept. */
export const MAX_LOAN_MONTHS = 120;
export const MAX_YEARLY_RATE = 100;
export const MAX_LOAN_FIELD = 12;
