const place =
  "mur,0,0,96,4;mur,0,44,96,4;mur,30,4,9,13;mur,30,29,9,15;mur,88,4,8,40;mur,64,20,7,7;mur,12,15,6,17;site,56,12,28,24";

/** Two attackers in front of the only door. */
export const waiting = `${place};porte,35,23;eux,6,10;eux,6,38`;

/** Two defenders, whose fields of view cross in the door. */
export const crossing = `${waiting};nous,81,9;nous,81,40;regard,81,9,39,23,13;regard,81,40,39,23,13;trajet,eux,6,10,24,10,26,20;trajet,eux,6,38,24,38,27,26`;

/** After the contact: one defender behind the low wall, one in sight. */
export const fallback = `${place};nous,68,31;nous,81,9;depart,81,40;eux,47,24;eux,59,16;regard,81,9,58,16,19;regard,68,31,45,30,24;trajet,nous,81,40,81,31,71,31;trajet,eux,6,10,22,10,26,24,44,24`;
