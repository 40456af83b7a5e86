"""A project in which every text that a person can write is hostile: markup, scripts, formulas, control characters.

Each text names its place, so that a script that runs says where it came from.
"""

import json


def hostile(place):
    return (f"=cmd|'{place}'!A1</script><script>alert('{place}')</script></style><img src=x onerror=alert('{place}')>"
            f"]]><!--\"'`|[{place}](javascript:alert('{place}'))\u202e\u001b[31m\n::error::{place}")


def name(place):
    """A hostile text without a line feed, slash, colon, braces and what else names cannot have."""
    return f"=1<img src=x onerror=alert('{place}')>&\"'`|]]><!--@user"


def quoted(text):
    return json.dumps(text)


def project(folder):
    """Writes the project and returns its folder. It has findings, a waiver, tokens, criteria, images and symbols."""
    folder.mkdir()
    file_name = "a<img src=x onerror=alert('file')>&\"'`|].yaml"
    h, n, q = hostile, name, quoted
    (folder / "uispec.yaml").write_text(f"""uispec: 1
name: {q(h('project'))}
tokens: [tokens.yaml]
specs: [specs]
output: out
contexts: {{ appearance: [light, dark], typeSize: [large], device: [iphone-15] }}
waivers:
  - {{ rule: low-contrast-text, at: {q(n('component'))}, reason: {q(h('waiver'))} }}
""")
    (folder / "tokens.yaml").write_text(f"""color:
  $description: {q(h('group'))}
  {q(n('token'))}:
    $type: color
    $value: "#CCCCCC"
    $description: {q(h('token description'))}
    $deprecated: {q(h('token deprecated'))}
""")
    (folder / "specs").mkdir()
    (folder / "specs" / file_name).write_text(f"""component: {q(n('component'))}
title: {q(h('title'))}
summary: {q(h('summary'))}
reference: {q(h('reference'))}
notes: [{q(h('note'))}]
properties: {{ text: {q(h('property'))} }}
states:
  {q(n('state'))}: {{ summary: {q(h('state summary'))}, label: {q(h('state label'))} }}
body:
  vstack:
    - {{ text: $text, id: {q(n('id'))}, color: {q('{color.' + n('token') + '}')}, background: "#FFFFFF" }}
    - {{ text: {q(h('text'))}, color: "#DDDDDD", background: "#FFFFFF" }}
    - {{ symbol: heart, action: {q(n('action'))}, label: {q(h('label'))}, hint: {q(h('hint'))},
         value: {q(h('value'))} }}
    - {{ field: {q(h('field'))}, label: {q(h('field label'))}, placeholder: {q(h('placeholder'))} }}
    - {{ use: {q(n('used'))} }}
    - {{ symbol: {q(n('symbol'))} }}
    - {{ image: {q('x/' + n('image') + '.png')}, width: 20, height: 20 }}
    - {{ text: a, {q(n('key'))}: 1, font: {q(n('font'))} }}
---
acceptance: {q(h('acceptance'))}
criteria:
  - {{ id: {q(n('criterion'))}, text: {q(h('criterion text'))}, verifiedBy: [manual] }}
  - {{ id: {q('-' + n('failed'))}, text: {q(h('failed text'))}, verifiedBy: [small-tap-target, low-contrast-text] }}
""")
    return folder
