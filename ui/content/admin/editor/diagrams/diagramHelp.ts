/** The help on diagrams in a tip's source. */
export const diagramHelp = {
  title: "Dessiner un schéma",
  text: "Le terrain fait 96 de large et 48 de haut, compté depuis son coin en haut à gauche. Une ligne par signe, en nombres entiers :",
  signs: [
    ["mur, site", "gauche, haut, largeur, hauteur"],
    ["porte, nous, eux, départ", "où"],
    ["regard", "d'où > vers où, puis l'ouverture en degrés"],
    ["trajet nous, trajet eux", "d'où > par où > jusqu'où"],
    [
      "étape",
      "ce qui se passe. Les signes qui suivent ne sont qu'à cette étape, ceux d'avant la première sont à toutes",
    ],
    ["légende, description", "une ligne chacune, toujours. La description est lue à qui ne voit pas le dessin"],
  ],
  rest: "Une ligne qui ne veut rien dire, et le schéma reste du texte.",
  example: `\`\`\`schema
mur 0 0 96 4
mur 30 4 9 13
mur 30 29 9 15
site 56 12 28 24
porte 35 23
nous 81 9
eux 6 10
regard 81 9 > 39 23, 13
trajet eux 6 10 > 24 10 > 26 20
légende Un angle suffit à tenir la porte.
description Un défenseur, en haut à droite, regarde la seule porte. Un attaquant en approche par la gauche.
\`\`\``,
} as const;
