/** Names of the club in these lists. */
export const namesOfClub = ["Boréal Esport", "Boréal"];

/** Usernames that pass for a function or for the club. */
export const reservedNames = [
  ..."admin,Admin,ADMIN,a d m i n,a.d.m.i.n,_admin_,-admin-,admin42,42admin,Administrateur,administratrice".split(","),
  ..."staff,Le staff,STAFF,$taff,$74ff,staff_fr,Staff Boréal,StaffBoréal,boreal.staff,staaaff,stafff".split(","),
  ..."Modération,moderation,Modérateur,modératrice,modérateurs,Modo,mod,Mods,L'équipe,equipe,Équipe Boréal,Team Boréal".split(
    ",",
  ),
  ..."Officiel,0fficiel,officieI,Boréal Officiel,Compte officiel boréal,Compte officiel,officiels,officielles".split(
    ",",
  ),
  ..."Administrateurs,administratrices,modératrices,Les présidentes,Admins Lya,Team officials,Account admin".split(","),
  ..."support,5upport,Le support,system,Système,root,La rédaction,redaction,larédaction,La Direction,Le Bureau,Le club".split(
    ",",
  ),
  ..."Boréal Esport,boreal,BorealEsport,bore\u0301al_esport,B0réal,boreal2026,Le Boréal,Boréal Team,club boréal,Esport".split(
    ",",
  ),
  ..."4dm1n,4dm1n7,@dmin,adm!n,adm|n,adrnin,аdmin,АДМИН,админ,модератор".split(","),
  ..."ⓐⓓⓜⓘⓝ,ａｄｍｉｎ,𝐚𝐝𝐦𝐢𝐧,🅐🅓🅜🅘🅝,🅰🅳🅼🅸🅽,🇦🇩🇲🇮🇳,ᴀᴅᴍɪɴ,ꜱᴛᴀꜰꜰ,a\u200bdmin,a\u0336d\u0336m\u0336i\u0336n\u0336,àdmïn,ad\u00admin".split(
    ",",
  ),
  ..."Camille (staff),Staff Camille,AdminLya,Lya [Admin],lya-modo,modo_lya,Camille | Staff,Lya Bernard (staff)".split(
    ",",
  ),
  ..."Lya Bernard [Le Staff],(Admin) Lya Bernard de Brest,Lya Bernard | modo,Lya Bernard - Admins,Lya Bernard : administratrice".split(
    ",",
  ),
  ..."ꓮꓓꓟꓲꓠ,ᎪᎠᎷᎥᏁ,ꭺꭰꮇꭵꮑ,ⲀⲆⲘⲒⲚ,ᗩᗪᗰIᑎ,ΑΔΜΙΝ,ꓢꓔꓮꓝꓝ,ꓟꓳꓓꓳ,ᗰOᗪO".split(","),
];

/** Usernames that pass for a person. */
export const freeNames = [
  ..."camille,Élodie B.,lya_77,7,Алёна,林,Badminton,Stafford,Boréalis,Borealia,Aurore boréale,Lya Boréal,EsportFan".split(
    ",",
  ),
  ..."Administrateur de mon coeur,Chef du staff des cuisines,Modeste,Modem,Modigliani,Clubber,Teamo,Teemo,Supporter".split(
    ",",
  ),
  ..."System of a Down,Équipe de France,Systematic,Rootless,Officier,Admirable,Laetitia,Dudu,Desdemone,Bureaucrate,Comète".split(
    ",",
  ),
  ..."ddddddddddddddddddddddddddddddddddddddxx,lelalesdeslelalesdesx,Presidio,Fondue,Direct,Rédac".split(","),
  ..."Lya (la vraie),Lya Bernard (Brest),Chef du staff - cuisines,Comptesse,Ⲁⲗⲉⲝ,ᏣᎳᎩ,ꓡꓲ-ꓢꓴ".split(","),
];
