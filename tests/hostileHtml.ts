/** HTML without visible text that tries to run a script. */
export const wordless: readonly string[] = [
  "<script>alert(1)</script>",
  "<style>body{display:none}</style>",
  "<svg><script>alert(1)</script><text>alert(1)</text></svg>",
  "<iframe srcdoc='<script>alert(1)</script>'>alert(1)</iframe>",
  "<math><mtext>alert(1)</mtext></math>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<template><p>alert(1)</p></template>",
  "<textarea><p>alert(1)</p></textarea>",
  "<object data='javascript:alert(1)'>alert(1)</object>",
  "<!-- alert(1) -->",
  "<script>alert(1)",
];

/** The text "mots" with a forbidden address. */
export const misleading: readonly string[] = [
  `<a href="javascript:alert(1)">mots</a>`,
  `<a href="JaVaScRiPt&colon;alert(1)">mots</a>`,
  `<a href="java&#x0A;script:alert(1)">mots</a>`,
  `<a href="data:text/html,<script>alert(1)</script>">mots</a>`,
  `<a href="//evil.example">mots</a>`,
  `<a href="/\\evil.example">mots</a>`,
  `<a href="/\tx">mots</a>`,
  `<a href="https://club.fr@evil.example">mots</a>`,
  `<a href="#">mots</a>`,
  `<a xlink:href="javascript:alert(1)" onclick=alert(1)>mots</a>`,
  `<img src="javascript:alert(1)" onerror=alert(1)>mots`,
  `<img src="data:image/svg+xml,<svg onload=alert(1)>">mots`,
  `<img srcset="https://a.fr/b.png" src="x">mots`,
];
