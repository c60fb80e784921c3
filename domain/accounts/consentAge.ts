/** From this age a member agrees alone to what an account keeps; below it, together with a parent (article 45 of loi n° 78-17, article 8 of the GDPR). */
export const consentAge = 15;
