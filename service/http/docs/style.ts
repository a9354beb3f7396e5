/** The page's entire style: no font, script or image comes from a network. */
export const style = `
:root{color-scheme:light dark;--ink:#1c2321;--quiet:#56615d;--line:#d9dfdc;--paper:#fff;--tint:#f3f6f4;--accent:#0b6b4b}
@media(prefers-color-scheme:dark){:root{--ink:#e6ebe8;--quiet:#9aa6a1;--line:#333c38;--paper:#141917;--tint:#1d2421;--accent:#6fd0a8}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.page{display:grid;grid-template-columns:15rem minmax(0,1fr);gap:3rem;max-width:72rem;margin:0 auto;padding:2rem 1.5rem 6rem}
nav{position:sticky;top:2rem;align-self:start;max-height:calc(100vh - 4rem);overflow:auto;font-size:.875rem}
nav p{margin:1.25rem 0 .25rem;color:var(--quiet);font-weight:600}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:block;padding:.2rem 0;color:inherit;text-decoration:none}
a{color:var(--accent)}a:focus-visible,.wide:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
nav a:hover,nav a:focus-visible{text-decoration:underline}
main>*{max-width:46rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem;letter-spacing:-.01em}
h2{font-size:1.25rem;margin:3.5rem 0 .75rem;padding-top:1rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:2.25rem 0 .5rem}
h4{font-size:.875rem;margin:1.25rem 0 .25rem;color:var(--quiet);font-weight:600}
p{margin:.5rem 0}
code,pre{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
h3 code{font-size:.95em}
.method{display:inline-block;min-width:4.5em;color:var(--accent);font-weight:600}
pre{background:var(--tint);border-radius:6px;padding:.875rem 1rem;overflow:auto}
main>.wide{max-width:none;overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line)}
th{color:var(--quiet);font-weight:600;white-space:nowrap}
@media(max-width:52rem){.page{grid-template-columns:minmax(0,1fr);gap:1rem}nav{position:static;max-height:none}}
@media print{nav{display:none}.page{display:block}}
`
