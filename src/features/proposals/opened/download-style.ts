/** Fonts as data URLs, so that the file loads nothing. */
export interface FileFonts {
  readonly display: string;
  readonly text: string;
}

const face = (name: string, weight: string, data: string): string =>
  `@font-face{font-family:"${name}";src:url("${data}") format("woff2");font-weight:${weight}}`;

/** Returns the CSS of a downloaded proposal: our fonts and colours, for screen and print. */
export const downloadStyle = (ground: string, fonts: FileFonts | undefined): string =>
  `${fonts ? face('Young Serif', '400', fonts.display) + face('Source Sans 3', '400 600', fonts.text) : ''}
*{box-sizing:border-box;margin:0}
body{color:#16221c;background:#faf6ec;font:1.0625rem/1.55 "Source Sans 3",Arial,sans-serif;overflow-wrap:break-word}
h1,h2,h3{font-family:"Young Serif",Georgia,serif;font-weight:400;line-height:1.2;text-wrap:balance}
h1{font-size:clamp(2rem,5vw,3rem)}h2{font-size:1.75rem;margin-bottom:1rem}h3{font-size:1.25rem}
b,dt,th{font-weight:600}a{color:inherit}small{display:block;color:#4c584f;font-weight:400}
header{background:${ground};color:#f8f3e6;padding:2.5rem max(1.25rem,calc(50vw - 27rem))}
header .about{margin-top:.75rem;color:inherit;opacity:.85}
.logos{display:flex;gap:1.5rem;align-items:center;margin-bottom:2rem}.logos svg,.logos img{height:28px;width:auto;max-width:9rem}
.logos path{fill:none;stroke:currentColor;stroke-width:5;stroke-linecap:round;stroke-linejoin:round}.logos circle{fill:#f0ae2a}
section,footer{padding:2.25rem max(1.25rem,calc(50vw - 27rem)) 0}
p+p{margin-top:.75rem}.lead{font-size:1.25rem;line-height:1.4}.about{color:#4c584f;font-size:.9375rem}
ul{padding:0;list-style:none;margin-top:.75rem}li{position:relative;padding-left:1.25rem;margin:.25rem 0}
li::before{content:"";position:absolute;top:.7em;left:0;width:.6rem;height:2px;background:#16221c}
.hero ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:.25rem 1.5rem}
article{display:grid;grid-template-columns:2fr 3fr;margin-bottom:1rem;border:1px solid #dcd4c1;border-left:2.5px solid #16221c;background:#fffdf7}
article>div{padding:1rem 1.25rem}article>div+div{background:#f0eadb}article.chosen{outline:2.5px solid #16221c;outline-offset:-2.5px}
dl{display:grid;gap:.75rem}.named dl,article dl{grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:.75rem 1.5rem}dd{margin:0}
article .about{margin-top:.5rem}.free b{font:400 1.5rem/1 "Young Serif",Georgia,serif}
.stage{padding:0 .4rem;border:1px solid #74796d;border-radius:.3rem;color:#4c584f;font-size:.8125rem;font-weight:400}
table{width:100%;margin-top:.75rem;border-collapse:collapse;font-variant-numeric:tabular-nums}
th{text-align:left;font-weight:400}td{text-align:right;vertical-align:top;white-space:nowrap}th,td{padding:.2rem 0}.total>*{border-top:1px solid #74796d;font-weight:600}
footer{padding-bottom:2.5rem}footer h2{padding-top:1.5rem;border-top:2.5px solid #16221c;font-size:1.25rem;margin-bottom:.5rem}footer .about{margin-top:.5rem}
@media (max-width:40rem){article{grid-template-columns:1fr}}
@media print{@page{margin:16mm}body{background:none;font-size:9.5pt;line-height:1.4}h1{font-size:22pt}h2{font-size:14pt;margin-bottom:.5rem}h3{font-size:12pt}
header{background:none;color:#000;padding:0 0 .75rem;border-bottom:2.5px solid #000}.logos{margin-bottom:.75rem}.logos circle{fill:#000}
section,footer{padding:1rem 0 0}.lead{font-size:11pt}h2,h3,dt{break-after:avoid}article,dl>div,footer,.choice,tr{break-inside:avoid}p,li{orphans:3;widows:3}
article{grid-template-columns:2fr 3fr;margin-bottom:.5rem;background:none}article>div{padding:.5rem .75rem}article>div+div{background:none;border-left:1px solid #dcd4c1}}`;
