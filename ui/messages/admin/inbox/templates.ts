type Template = { readonly name: string; readonly text: string };

/** The templates of answers, to be completed. */
export const templatesFor = (name: string, club: string): readonly Template[] => {
  const around = (text: string) => `Bonjour ${name},\n\n${text}\n\nL'équipe de ${club}`;
  return [
    {
      name: "Merci, on revient vers vous",
      text: around("Merci pour votre message. Nous en parlons entre nous et vous répondons dans les prochains jours."),
    },
    {
      name: "Il nous manque des précisions",
      text: around("Merci pour votre message. Pour vous répondre, il nous faudrait encore :\n- "),
    },
    {
      name: "Décliner",
      text: around(
        "Merci d'avoir pensé à nous. Nous ne pouvons pas donner suite cette fois, mais n'hésitez pas à nous réécrire.",
      ),
    },
  ];
};
