/** Seconds between two mails to the same address. A hosted project sends none sooner, and people wait that long for one to come. */
export const mailPause = 60;
